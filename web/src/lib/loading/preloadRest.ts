import 'src/components/ui/control/Button/WaitingText'
import { watchBuild } from './again/newBuild'
import { preloadRoutes } from './preloadRoutes'
import { preloadTexts } from './preloadTexts'

/** Loads what later pages need: their texts and their files. A module of its own, since the entry needs none of it. */
export const preloadRest = async () => {
  watchBuild()
  void preloadTexts()
  await preloadRoutes()
}
