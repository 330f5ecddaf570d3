export default (list) => list.forEach
