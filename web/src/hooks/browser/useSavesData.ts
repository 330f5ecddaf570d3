import { store, storageKeys } from 'src/lib/browser/storageKeys'

import { useStored } from './useStored'

/** Whether the data saver ("Tipid") is on. Large files then load only on request. */
export const useSavesData = () =>
  useStored<boolean>(storageKeys.saveData) ?? false

export const saveData = (isOn: boolean) => store(storageKeys.saveData, isOn)
