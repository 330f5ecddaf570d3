import { store, storageKeys } from 'src/lib/storageKeys'

import { useStored } from './useStored'

/** Whether this device saves data ("Tipid"): nothing heavy is loaded before it is asked for. */
export const useSavesData = () =>
  useStored<boolean>(storageKeys.saveData) ?? false

export const saveData = (isOn: boolean) => store(storageKeys.saveData, isOn)
