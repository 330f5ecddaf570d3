// What lazy() takes: a module whose default is the dialog.
import { PromiseDialog } from './PromiseDialog'

export default PromiseDialog
