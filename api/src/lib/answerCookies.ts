import type { Plugin } from 'graphql-yoga'

import { context } from '@redwoodjs/context'

const waiting = new WeakMap<Request, string[]>()

/** Sends a cookie along with the answer of the mutation that is running. */
export const answerCookie = (cookie: string) => {
  const { request } = context
  if (request) waiting.set(request, [...(waiting.get(request) ?? []), cookie])
}

/** The plugin that puts them there: a resolver never sees the response. */
export const answerCookies: Plugin = {
  onResponse: ({ request, response }) => {
    for (const cookie of waiting.get(request) ?? [])
      response.headers.append('set-cookie', cookie)
  },
}
