// Imported first by each process, for its effect.
import { startTraces } from './traces'

startTraces()
