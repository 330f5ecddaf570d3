import { Suspense, useState } from 'react'

import {
  ArrowLeft,
  Ellipsis,
  Eye,
  FlaskConical,
  History,
  LayoutTemplate,
  Rocket,
  Trophy,
  Undo2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LandingPageFields } from 'types/graphql'

import { navigate, routes } from '@redwoodjs/router'

import { SaveNote } from 'src/components/Marketing/staff/SaveNote'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { Menu } from 'src/components/ui/control/Menu'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { useBuilder } from './builderContext'
import { PreviewLanguage } from './PreviewLanguage'
import { usePublishing } from './Publishing/usePublishing'
import { WarningsDialog } from './Publishing/WarningsDialog'

const dialogs = {
  versions: lazyPart(() => import('./Versions/Versions')),
  layouts: lazyPart(() => import('./Layouts/LayoutsDialog')),
  wins: lazyPart(() => import('./Wins/WinsDialog')),
}

const tones = {
  DRAFT: 'outline',
  PUBLISHED: 'success',
  CHANGED: 'success',
  TESTED: 'info',
  UNPUBLISHED: 'warning',
} as const

const shownStatusOf = ({
  status,
  hasChanges,
  isTested,
}: LandingPageFields): keyof typeof tones => {
  if (isTested) return 'TESTED'
  return status === 'PUBLISHED' && hasChanges ? 'CHANGED' : status
}

export const BuilderActions = () => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'builder' })
  const { page, state, flush, showWins } = useBuilder()
  const { begin, goOn, unpublish, isBusy, purpose, warnings, dismiss } =
    usePublishing()
  const { confirm, confirmDialog } = useConfirm()
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const { id, slug, status, hasChanges, isTested } = page
  const shownStatus = shownStatusOf(page)
  const Opened = open && dialogs[open]

  const items = [
    {
      label: t('versions'),
      icon: History,
      onSelect: () => setOpen('versions'),
    },
    {
      label: t('wins.open'),
      icon: Trophy,
      onSelect: () => setOpen('wins'),
    },
    {
      label: t('preview'),
      icon: Eye,
      onSelect: async () => {
        await flush()
        window.open(routes.slug({ slug, preview: 1 }))
      },
    },
    status === 'PUBLISHED' &&
      hasChanges &&
      !isTested && {
        label: t('test'),
        icon: FlaskConical,
        onSelect: () => void onTest(),
      },
    status === 'PUBLISHED' &&
      !isTested && {
        label: t('unpublish'),
        icon: Undo2,
        onSelect: unpublish,
      },
  ].filter((item) => item !== false)

  const onTest = async () => {
    const isSure = await confirm({
      title: t('testTitle'),
      text: t('testText'),
      confirmLabel: t('testStart'),
    })
    if (isSure) await begin('test')
  }

  const onLeave = async () => {
    await flush()
    navigate(routes.funnel({ id }))
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-2 lg:flex-nowrap">
      <Button
        look="ghost"
        size="sm"
        icon={ArrowLeft}
        iconOnly
        onClick={() => void onLeave()}
      >
        {t('toFunnel')}
      </Button>
      <SaveNote {...{ state, flush }} isTight />
      <PreviewLanguage />
      <StatusBadge tone={tones[shownStatus]}>
        {t(`status.${shownStatus}`)}
      </StatusBadge>
      {status === 'PUBLISHED' && (
        <LinkButton to={`/${slug}`} target="_blank" look="ghost" size="sm">
          {t('open')}
        </LinkButton>
      )}
      <Button
        look="ghost"
        size="sm"
        icon={LayoutTemplate}
        onClick={() => setOpen('layouts')}
      >
        {t('layouts')}
      </Button>
      <Menu
        button={
          <Button look="ghost" size="sm" icon={Ellipsis} iconOnly>
            {t('more')}
          </Button>
        }
        items={items}
      />
      {isTested ? (
        <Button
          look="primary"
          size="sm"
          icon={FlaskConical}
          onClick={() => void onLeave()}
        >
          {t('seeTest')}
        </Button>
      ) : (
        <Button
          look="primary"
          size="sm"
          icon={Rocket}
          busy={isBusy}
          onClick={() => void begin('publish')}
        >
          {t('publish')}
        </Button>
      )}
      {confirmDialog}
      {Opened && (
        <Suspense fallback={null}>
          <Opened onClose={() => setOpen(undefined)} onChosen={showWins} />
        </Suspense>
      )}
      {warnings.length > 0 && (
        <WarningsDialog
          warnings={warnings}
          purpose={purpose}
          onGoOn={() => void goOn()}
          onClose={dismiss}
        />
      )}
    </div>
  )
}
