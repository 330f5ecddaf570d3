import { execFile } from 'node:child_process'
import path from 'node:path'

import { createWorkshop } from 'src/lib/protection/gate'

const TIME_MS = 20_000
const MEMORY_MB = 128

/** A process of its own cannot run TypeScript: for the tests, api/jest.globalSetup.js builds this file. */
const PROCESS = path.join(
  process.env.WORKER_FOLDER ?? __dirname,
  'pictureProcess.js'
)

// Uploads do not wait for drawings, and one person's pictures keep nobody else waiting.
const checks = createWorkshop()
const drawings = createWorkshop()

/** Whether the process succeeded. It gets no environment variables of ours. */
const run = (args: string[], timeMs: number) =>
  new Promise<boolean>((resolve) =>
    execFile(
      process.execPath,
      [`--max-old-space-size=${MEMORY_MB}`, PROCESS, ...args],
      { env: {}, timeout: timeMs, killSignal: 'SIGKILL' },
      (error) => resolve(error === null)
    )
  )

/** The types that are drawn; BMP and SVG have no data about the camera. */
const drawnTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

export const isDrawn = (mime: string) => drawnTypes.includes(mime)

/** Whether a picture can be read within the limits of pixels and time. */
export const isReadablePicture = (
  file: string,
  ownerId: number,
  timeMs = TIME_MS
) => checks(ownerId, () => run([file], timeMs))

type Drawing = {
  from: string
  to: string
  ownerId: number | null
  /** For pictures that are handed out as files. */
  keepsSize?: boolean
}

/**
 * Draws a picture again: pixels only, upright, and no larger than it is shown. A process with limits of pixels, time and
 * memory does it, two at once, and one at once of an owner. Moving pictures keep moving.
 * @returns false if the picture cannot be read within the limits
 */
export const drawPicture = (
  { from, to, ownerId, keepsSize }: Drawing,
  timeMs = TIME_MS
) =>
  drawings(ownerId, () =>
    run([from, to, ...(keepsSize ? ['keep'] : [])], timeMs)
  )
