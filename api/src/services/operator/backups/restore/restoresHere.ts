import { usesOutsideDatabase } from 'src/lib/database/databaseUrl'
import { canMaintain } from 'src/operator/maintenance'

/**
 * Whether the pages may restore: the product has its own database, and its only server is started again after a stop.
 */
export const restoresHere = () => !usesOutsideDatabase && canMaintain()
