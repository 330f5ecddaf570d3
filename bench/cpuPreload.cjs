// Loaded into our own server with --require, so that it is measured as it is built; it says `ready` itself.
process.on('message', () => process.send?.(process.cpuUsage()))
