import { drawings, type DrawingName } from './drawings'

const Drawing = ({ name }: { name: DrawingName }) => drawings[name]

export default Drawing
