import { usesOutsideDatabase } from 'src/lib/database/databaseUrl'
import { canMaintain } from 'src/operator/maintenance'

/** Whether the pages may restore: the product's own database, which one server uses that is started again. */
export const restoresHere = () => !usesOutsideDatabase && canMaintain()
