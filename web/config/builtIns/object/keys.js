module.exports = Object.keys
