module.exports = (list) => list.forEach
