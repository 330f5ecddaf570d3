export default JSON.stringify
