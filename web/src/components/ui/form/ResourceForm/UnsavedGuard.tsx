import { useEffect, useRef } from 'react'

import { useTranslation } from 'react-i18next'

import { back, useBlocker } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { interceptBack } from 'src/lib/browser/browserBack'

// Redwood's blocker sees links and a closing tab, but sees the browser's Back button only after the page has changed.
// This hook intercepts Back before the router does, returns to the page and asks.
const useBrowserBack = (isOn: boolean) => {
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isOn) return
    let isComingBack = false
    return interceptBack((event) => {
      if (isLeaving.current) return
      event.stopImmediatePropagation()
      isComingBack = !isComingBack
      if (isComingBack) window.history.forward()
      else back()
    })
  }, [isOn])
  return () => {
    isLeaving.current = true
  }
}

/** Asks before the user leaves unsaved changes. */
export const UnsavedGuard = ({ isOn }: { isOn: boolean }) => {
  const { t } = useTranslation()
  const { state, confirm, abort } = useBlocker({ when: isOn })
  const letGo = useBrowserBack(isOn)
  const leave = () => {
    letGo()
    confirm()
  }
  const isAsking = state === 'BLOCKED' && isOn

  // A navigation may be blocked before this component knows that the changes are saved. The effect lets it continue.
  useEffect(() => {
    if (state === 'BLOCKED' && !isOn) confirm()
  }, [state, isOn, confirm])

  return (
    <Dialog
      isOpen={isAsking}
      onClose={abort}
      title={t('form.unsavedTitle')}
      text={t('form.unsavedText')}
      footer={
        <>
          <Button look="ghost" onClick={leave}>
            {t('action.leave')}
          </Button>
          <Button look="primary" onClick={abort}>
            {t('action.stay')}
          </Button>
        </>
      }
    />
  )
}
