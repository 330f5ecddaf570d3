import { AsyncLocalStorage } from 'node:async_hooks'

import { context } from '@redwoodjs/context'

const jobs = new AsyncLocalStorage<number>()

/** Runs a job whose reads have to show everything up to a time, such as the time of its order. */
export const readSince = <Result>(time: Date, work: () => Promise<Result>) =>
  jobs.run(time.getTime(), work)

/**
 * The time (in ms) up to which this request or job has to see all changes: for a visitor, the time of their last
 * change. A program with an access token has no cookie that names it, so it always reads the newest state.
 */
export const seenUntil = () =>
  jobs.getStore() ??
  (context.token ? Infinity : (context.visitor?.changedAt ?? 0))
