import { useTranslation } from 'react-i18next'
import type { LandingPageWarningsQuery } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'

import { useBlockChanges } from '../Blocks/useBlockChanges'

/** The fate of the draft: all visitors see it, or half of them. */
export type Purpose = 'publish' | 'test'

export type Warnings = LandingPageWarningsQuery['landingPageWarnings']

type WarningsDialogProps = {
  warnings: Warnings
  purpose: Purpose
  onGoOn: () => void
  onClose: () => void
}

/** The gaps that visitors would meet, with a way to each block. Only a page that shows nothing cannot be published. */
export const WarningsDialog = ({
  warnings,
  purpose,
  onGoOn,
  onClose,
}: WarningsDialogProps) => {
  const { t } = useTranslation('marketing.staff', {
    keyPrefix: 'builder.check',
  })
  const { goTo, nameOf } = useBlockChanges()
  const isBroken = warnings.some(({ code }) => code === 'NOTHING_SHOWN')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      text={isBroken ? t('broken') : t('help', { count: warnings.length })}
      size="md"
      footer={
        !isBroken && (
          <Button
            look="primary"
            onClick={() => {
              onClose()
              onGoOn()
            }}
          >
            {t(purpose === 'test' ? 'anywayTest' : 'anyway')}
          </Button>
        )
      }
    >
      <ul className="divide-base-300 divide-y">
        {warnings.map(({ code, block, blockId, detail }) => {
          const name = block ? nameOf(block) : t('page')
          return (
            <li
              key={`${blockId}${code}${detail}`}
              className="flex items-center gap-4 py-3"
            >
              <p className="min-w-0 flex-1 wrap-anywhere">
                <strong>{name}</strong> {t(`code.${code}`, { detail })}
              </p>
              <Button
                look="secondary"
                size="sm"
                aria-label={t('goToOf', { block: name })}
                onClick={() => {
                  onClose()
                  goTo(blockId ?? null)
                }}
              >
                {t('goTo')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
