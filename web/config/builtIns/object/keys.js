export default Object.keys
