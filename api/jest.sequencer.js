// Starts the files first that take longest. Jest remembers their times, but a fresh clone has none, and goes by size.

const { default: Sequencer } = require('@jest/test-sequencer')

/** Small files that run many suites. */
const FIRST = /\/(known(Documents|Records)\.long|access)\.test\.ts$/

module.exports = class extends Sequencer {
  sort(tests) {
    const isFirst = ({ path }) => FIRST.test(path)
    const sorted = super.sort(tests)
    return [
      ...sorted.filter(isFirst),
      ...sorted.filter((test) => !isFirst(test)),
    ]
  }
}
