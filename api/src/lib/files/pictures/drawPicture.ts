import { execFile } from 'node:child_process'
import path from 'node:path'

import { createGate } from 'src/lib/protection/gate'

const AT_ONCE = 2
const TIME_MS = 20_000
const MEMORY_MB = 128

/** A process cannot run the sources of tests: api/jest.globalSetup.js builds this file for them. */
const PROCESS = path.join(
  process.env.WORKER_FOLDER ?? __dirname,
  'pictureProcess.js'
)

const gate = createGate({ atOnce: AT_ONCE, waiting: Infinity })

/** Whether the process ended well. It gets none of our environment. */
const run = async (args: string[], timeMs: number) => {
  const leave = await gate.enter()
  try {
    return await new Promise<boolean>((resolve) =>
      execFile(
        process.execPath,
        [`--max-old-space-size=${MEMORY_MB}`, PROCESS, ...args],
        { env: {}, timeout: timeMs, killSignal: 'SIGKILL' },
        (error) => resolve(error === null)
      )
    )
  } finally {
    leave?.()
  }
}

/** The types that are drawn; BMP and SVG have no data about the camera. */
const drawnTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

export const isDrawn = (mime: string) => drawnTypes.includes(mime)

/** Whether a picture can be read within the limits of pixels and time. */
export const isReadablePicture = (file: string, timeMs = TIME_MS) =>
  run([file], timeMs)

type Drawing = {
  from: string
  to: string
  /** For pictures that are handed out as files. */
  keepsSize?: boolean
}

/**
 * Draws a picture again: pixels only, upright, and no larger than it is shown. A process with limits of pixels, time and
 * memory does it, two at once. Moving pictures keep moving.
 * @returns false if the picture cannot be read within the limits
 */
export const drawPicture = (
  { from, to, keepsSize }: Drawing,
  timeMs = TIME_MS
) => run([from, to, ...(keepsSize ? ['keep'] : [])], timeMs)
