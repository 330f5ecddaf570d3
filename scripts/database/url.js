// Prints the database's address, starting the embedded one for the process whose id is the argument.
// For callers that must know it at once: `execFileSync(process.execPath, ['scripts/database/url.js', process.pid])`.

const { ensureDatabase } = require('./embeddedDatabase')

ensureDatabase(Number(process.argv[2]) || process.ppid).then(
  (url) => process.stdout.write(url),
  (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
)
