import 'src/components/ui/control/Button/WaitingText'
import { watchBuild } from './again/newBuild'
import { preloadRoutes } from './preloadRoutes'
import { preloadTexts } from './preloadTexts'

/** Loads the texts and files of later pages. A separate module, because the entry needs none of them. */
export const preloadRest = async () => {
  watchBuild()
  void preloadTexts()
  await preloadRoutes()
}
