const fs = require('node:fs')

/** Opens a log for appending, as a file descriptor. Logs are for their owner alone, even if they exist already. */
const openLog = (file) => {
  const log = fs.openSync(file, 'a', 0o600)
  fs.fchmodSync(log, 0o600)
  return log
}

module.exports = { openLog }
