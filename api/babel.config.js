// Redwood's build replaces map, includes, JSON.stringify and others by core-js unless it knows that Node has them.
module.exports = { targets: { node: '20.10' } }
