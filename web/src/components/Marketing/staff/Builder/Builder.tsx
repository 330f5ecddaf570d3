import '@puckeditor/core/no-external.css'

import { useMemo, useRef, useState } from 'react'

import { Puck, type Config, type Data, type Overrides } from '@puckeditor/core'
import { useTranslation } from 'react-i18next'
import type { BuilderQuery } from 'types/graphql'

import { Metadata } from '@redwoodjs/web'

import { LiveContext } from 'src/components/Marketing/Landing/live'
import { nobody } from 'src/components/Marketing/Proof/proof'

import { BlockTools } from './Blocks/BlockTools'
import { configOf } from './Blocks/builderConfig'
import { Palette, PaletteItem } from './Blocks/Palette'
import { BuilderActions } from './BuilderActions'
import { BuilderContext } from './builderContext'
import { useNamedParts } from './useNamedParts'
import { usePageDraft } from './usePageDraft'
import { useViewports } from './useViewports'

import { isLang, type Lang } from '$api/src/shared/text/language'

export type BuiltPage = NonNullable<BuilderQuery['page']>

const overrides: Partial<Overrides> = {
  headerActions: () => <BuilderActions />,
  drawer: ({ children }) => <Palette>{children}</Palette>,
  drawerItem: ({ name }) => <PaletteItem name={name} />,
  fields: ({ children }) => <BlockTools>{children}</BlockTools>,
}

/** The landing page editor: Puck with our blocks. The draft saves itself; visitors see only the published version. */
const Builder = ({ page: opened }: { page: BuiltPage }) => {
  const { t, i18n } = useTranslation('marketing.staff', {
    keyPrefix: 'builder',
  })
  const [lang, setLang] = useState<Lang>(
    isLang(i18n.language) ? i18n.language : 'en'
  )
  const [edition, setEdition] = useState(0)
  const saving = usePageDraft(opened)
  const { page } = saving
  const viewports = useViewports()
  const box = useRef<HTMLDivElement>(null)
  useNamedParts(box)
  const config = useMemo(() => configOf(t) as Config, [t])
  const { offer, stages } = opened
  const [announced, announce] = useState('')
  const [proof, setProof] = useState(opened.proof ?? nobody)
  const live = {
    lang,
    offer: offer ?? null,
    stages: stages ?? [],
    proof,
    isPreview: true,
  }
  const dictionary = t('dictionary', { returnObjects: true }) as Record<
    string,
    string
  >

  return (
    <LiveContext.Provider value={live}>
      <BuilderContext.Provider
        value={{
          ...saving,
          lang,
          setLang,
          // Puck reads its data only on mount.
          onRestored: (restored) => {
            saving.adopt(restored)
            setEdition(edition + 1)
          },
          announce,
          showWins: (win, isShown) =>
            setProof(({ wins, ...rest }) => ({
              ...rest,
              wins: [
                ...(isShown ? [win] : []),
                ...wins.filter(({ id }) => id !== win.id),
              ],
            })),
        }}
      >
        <Metadata title={t('title')} robots="noindex" />
        <h1 className="sr-only">{t('title')}</h1>
        <p role="status" className="sr-only">
          {announced}
        </p>
        {/* Puck's interface is always light, and its own font would be loaded from another host. */}
        <div
          ref={box}
          data-theme="sulong"
          className="text-base-content [&_*]:[--puck-font-family:var(--font-sans)] [&_[class*=ComponentList-title]]:text-[#4d4d4d]!"
        >
          <Puck
            key={edition}
            config={config}
            data={page.content as Partial<Data>}
            onChange={saving.change}
            overrides={overrides}
            headerTitle={offer?.name ?? page.slug}
            viewports={viewports}
            ui={{
              viewports: {
                current: { width: viewports[0].width, height: 'auto' },
                controlsVisible: true,
                options: viewports,
              },
            }}
            dictionary={dictionary}
            height="100dvh"
          />
        </div>
      </BuilderContext.Provider>
    </LiveContext.Provider>
  )
}

export default Builder
