// The memory of a server's process.

import fs from 'node:fs'

/** The resident memory of a process, in MB. */
export const memoryOf = (pid) => {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(/VmRSS:\s+(\d+)/)[1]) / 1024
}

const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Notes the memory each half second. `growth` compares the medians of the last and the second fifth. */
export const watchMemory = (pid) => {
  const notes = []
  const timer = setInterval(() => notes.push(memoryOf(pid)), 500)
  return {
    stop: () => {
      clearInterval(timer)
      const fifth = Math.floor(notes.length / 5)
      const before = median(notes.slice(fifth, 2 * fifth))
      const after = median(notes.slice(-fifth))
      return { before, after, growth: after / before }
    },
  }
}
