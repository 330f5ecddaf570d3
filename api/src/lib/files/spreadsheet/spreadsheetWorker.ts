// The thread in which `readSpreadsheet` reads a file.
import { parentPort, workerData } from 'node:worker_threads'

import { parseSpreadsheet, type Asked } from './parseSpreadsheet'

if (parentPort) {
  const port = parentPort
  // An error ends the thread, and reaches `readSpreadsheet` as its error.
  void parseSpreadsheet(workerData as Asked).then((sheets) =>
    port.postMessage(sheets)
  )
}
