module.exports = JSON.stringify
