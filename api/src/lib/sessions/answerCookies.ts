import type { Plugin } from 'graphql-yoga'

import { context } from '@redwoodjs/context'

const waiting = new WeakMap<Request, string[]>()

/** Sends a cookie with the response to the current mutation. */
export const answerCookie = (cookie: string) => {
  const { request } = context
  if (request) waiting.set(request, [...(waiting.get(request) ?? []), cookie])
}

/** The plugin that adds these cookies: a resolver has no access to the response. */
export const answerCookies: Plugin = {
  onResponse: ({ request, response }) => {
    for (const cookie of waiting.get(request) ?? [])
      response.headers.append('set-cookie', cookie)
  },
}
