// Takes the place of write-excel-file's own packing (vite.config.ts), which starts a worker from a blob for a large
// sheet: our CSP refuses that, and the file would never come.
import { zipSync, type Zippable } from 'fflate'

const zipWithoutWorker = async (files: Zippable) => zipSync(files).buffer

export default zipWithoutWorker
