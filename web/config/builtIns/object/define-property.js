module.exports = Object.defineProperty
