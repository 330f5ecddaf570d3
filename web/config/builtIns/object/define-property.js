export default Object.defineProperty
