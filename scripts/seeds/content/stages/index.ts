import { start } from './start'

export const stages = [start]
