// The streams of this copy that tell browsers what changes, each bound to a session. What changes comes from the database
// (api/db/rules/live.sql), so it does not matter which copy made the change. If the listening connection is lost, all
// streams end: a browser then opens a new one and starts from the current state, and no ended session keeps a stream.
import type { ServerResponse } from 'node:http'

import { listen } from 'src/lib/database/listener'
import { float, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

import { IS_LIVE } from './sessions'

/** A browser has one stream for all of its tabs, and few people use more browsers at the same time. */
const MOST_OF_USER = 5
/** A stream holds some 50 kB. */
const MOST = 1000
/** The longest time between two checks of a session, whatever the database tells. */
const CHECKED_MS = 3_600_000

type Stream = {
  sessionId: string
  tell: () => void
  end: () => void
  isOver: () => boolean
  timer?: NodeJS.Timeout
}

const streamsByUser = new Map<number, Set<Stream>>()
let count = 0
let isClosed = false
let listening: Promise<() => void> | undefined

const streamsOf = (userId: number) => [...(streamsByUser.get(userId) ?? [])]

const endAll = () => {
  for (const userId of [...streamsByUser.keys()])
    for (const { end } of streamsOf(userId)) end()
}

const LEFT = prepared(
  'sessionLeft',
  `SELECT (extract(epoch FROM least(s."idleExpiresAt", s."absoluteExpiresAt") - now()) * 1000)::float8 AS ms
   FROM "Session" s JOIN "User" u ON u.id = s."userId" WHERE s.id = $1 AND ${IS_LIVE}`,
  { ms: float }
)

/** Ends a stream whose session has ended or cannot be read; otherwise checks again when the session expires. */
const check = async (stream: Stream) => {
  const left = await LEFT.first(pool, [stream.sessionId]).catch(() => undefined)
  if (!left) return stream.end()
  clearTimeout(stream.timer)
  if (stream.isOver()) return
  stream.timer = setTimeout(check, Math.min(left.ms, CHECKED_MS), stream)
  stream.timer.unref()
}

const onMessage = (channel: string, payload: string) => {
  for (const stream of streamsOf(Number(payload)))
    if (channel === 'notices') stream.tell()
    else void check(stream)
}

const connect = () =>
  (listening ??= listen({
    channels: ['notices', 'sessions'],
    onMessage,
    onLost: () => {
      listening = undefined
      endAll()
    },
  }))

/** An iterator that yields the user's id at once and after each change; changes that nobody has read yet count as one. */
const buildStream = (userId: number, sessionId: string) => {
  let isChanged = true
  let isOver = false
  let wake = () => {}
  const stream: Stream = {
    sessionId,
    tell: () => {
      isChanged = true
      wake()
    },
    end: () => {
      if (isOver) return
      isOver = true
      remove(userId, stream)
      wake()
    },
    isOver: () => isOver,
  }
  const iterator: AsyncIterableIterator<number> = {
    [Symbol.asyncIterator]: () => iterator,
    next: async () => {
      while (!isChanged && !isOver)
        await new Promise<void>((resolve) => (wake = resolve))
      if (isOver) return { done: true, value: undefined }
      isChanged = false
      return { done: false, value: userId }
    },
    return: async () => {
      stream.end()
      return { done: true, value: undefined }
    },
  }
  return { stream, iterator }
}

const add = (userId: number, stream: Stream) => {
  const streams = streamsByUser.get(userId) ?? new Set()
  streamsByUser.set(userId, streams.add(stream))
  count += 1
}

const remove = (userId: number, stream: Stream) => {
  clearTimeout(stream.timer)
  const streams = streamsByUser.get(userId)
  if (!streams?.delete(stream)) return
  count -= 1
  if (streams.size === 0) streamsByUser.delete(userId)
}

/**
 * Opens a stream of a user's changes that ends with the session and with its response: Yoga leaves the iterator open if
 * the browser has gone before the first event, or does not accept a stream.
 * @throws RATE_LIMITED if the user or this copy has too many, or while this copy stops
 */
export const openStream = async (
  userId: number,
  sessionId: string,
  response: ServerResponse
) => {
  if (!isClosed) await connect()
  if (isClosed || count >= MOST || streamsOf(userId).length >= MOST_OF_USER)
    throw new AppError('RATE_LIMITED')
  const { stream, iterator } = buildStream(userId, sessionId)
  add(userId, stream)
  response.once('close', stream.end)
  if (response.closed || response.destroyed) stream.end()
  // The session may have ended before the stream was known.
  await check(stream)
  return iterator
}

/** The number of open streams. */
export const countStreams = () => count

/** Ends all streams for good, because this copy stops. */
export const endStreams = async () => {
  isClosed = true
  endAll()
  const close = await listening?.catch(() => undefined)
  close?.()
}
