import { apply } from './apply'
import { grow } from './grow'
import { learn } from './learn'
import { serve } from './serve'
import { show } from './show'
import { start } from './start'

/** The journey, in its order. */
export const stages = [start, learn, show, apply, serve, grow]
