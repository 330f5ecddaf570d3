// lazy() needs a module with a default export.
import { PromiseDialog } from './PromiseDialog'

export default PromiseDialog
