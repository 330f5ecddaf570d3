// The files of reports: the browser asks for their rows page by page, so the server's memory must not grow with them.
import fs from 'node:fs'

import { fetchData } from './growing.mjs'

/** A file stops here: 50,000 rows of 500 a page. */
const PAGES = 100
const TOLD = 10

const megabytesOf = ({ child }) =>
  Number(
    fs
      .readFileSync(`/proc/${child.pid}/status`, 'utf8')
      .match(/VmRSS:\s+(\d+)/)[1]
  ) / 1024

const mean = (times) =>
  (times.reduce((sum, ms) => sum + ms, 0) / times.length).toFixed(0)

/** Rows, milliseconds of the first and last ten pages, and the server's memory before and after. */
export const measureExport = async ({ server, asking }, { field, query }) => {
  const times = []
  const before = megabytesOf(server)
  let after = ''
  let rows = 0
  while (times.length < PAGES && after !== null) {
    const began = performance.now()
    const data = await fetchData(server, asking.admin[0], query, { after })
    times.push(performance.now() - began)
    rows += data[field].rows.length
    after = data[field].next
  }
  return [
    rows.toLocaleString('en'),
    mean(times.slice(0, TOLD)),
    mean(times.slice(-TOLD)),
    before.toFixed(0),
    megabytesOf(server).toFixed(0),
  ]
}
