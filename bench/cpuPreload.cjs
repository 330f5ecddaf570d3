// Loaded into our server with --require, so that the build is measured unchanged; the server sends `ready` itself.
process.on('message', () => process.send?.(process.cpuUsage()))
