import path from 'node:path'
import { Worker } from 'node:worker_threads'

import { createWorkshop } from 'src/lib/protection/gate'

import type { Asked, Sheet } from './parseSpreadsheet'

const TIME_MS = 20_000
const MEMORY_MB = 512

/** A thread cannot run the sources of tests: api/jest.globalSetup.js builds this file for them. */
const WORKER = path.join(
  process.env.WORKER_FOLDER ?? __dirname,
  'spreadsheetWorker.js'
)

const parseInThread = (asked: Asked, timeMs: number) =>
  new Promise<Sheet[]>((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: asked,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const timer = setTimeout(() => void worker.terminate(), timeMs)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The file took too long.'))
    })
  })

const readings = createWorkshop()

/**
 * The sheets of a checked XLSX or CSV file; a CSV file is one sheet. A thread with limits of time and memory reads it, so
 * that no file holds up the answers of others; two files are read at once, and one at once of a sender.
 * @throws if it cannot be read within the limits
 */
export const readSpreadsheet = (
  file: string,
  extension: string,
  { limits, senderId }: { limits: Asked['limits']; senderId: number },
  timeMs = TIME_MS
) =>
  readings(senderId, () => parseInThread({ file, extension, limits }, timeMs))
