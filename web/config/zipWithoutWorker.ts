// Replaces write-excel-file's own packing (vite.config.ts), which starts a worker from a blob for large sheets: our CSP
// refuses that, and the export would never finish.
import { zipSync, type Zippable } from 'fflate'

const zipWithoutWorker = async (files: Zippable) => zipSync(files).buffer

export default zipWithoutWorker
