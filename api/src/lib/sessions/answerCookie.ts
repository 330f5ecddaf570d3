import { context } from '@redwoodjs/context'

/** Sends a cookie with the response to the current mutation. */
export const answerCookie = (cookie: string) =>
  context.reply?.header('set-cookie', cookie)
