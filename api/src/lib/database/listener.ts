import { Client } from 'pg'

import { logger } from 'src/lib/logger'

import { databaseUrl } from './databaseUrl'

/** Finds a connection that broke without a sign; the system itself may take hours. */
const BEAT_MS = 30_000
const PATIENCE_MS = 5000

type Listening = {
  channels: string[]
  /** Called for each message of a committed transaction. */
  onMessage: (channel: string, payload: string) => void
  /** Called once when the connection is gone, however it ended; messages may be missing from then on. */
  onLost: () => void
}

/**
 * Opens a connection of its own that receives what transactions tell by NOTIFY. Returns a function that closes it.
 * @throws if the database cannot be reached
 */
export const listen = async ({ channels, onMessage, onLost }: Listening) => {
  const client = new Client({
    connectionString: databaseUrl(),
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  })
  let isOver = false
  const beat = setInterval(() => client.query('SELECT 1').catch(end), BEAT_MS)
  beat.unref()
  const end = (error?: unknown) => {
    if (isOver) return
    isOver = true
    clearInterval(beat)
    if (error) logger.warn({ error }, 'listening connection lost')
    void client.end().catch(() => undefined)
    onLost()
  }
  client.on('error', end)
  client.on('end', () => end())
  client.on('notification', ({ channel, payload = '' }) =>
    onMessage(channel, payload)
  )
  try {
    await client.connect()
    await client.query(channels.map((name) => `LISTEN ${name}`).join('; '))
  } catch (error) {
    end(error)
    throw error
  }
  return () => end()
}
