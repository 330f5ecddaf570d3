// Every ui component in every state, for developers. Development only, therefore in English only.
import type { ReactNode } from 'react'

import { Metadata } from '@redwoodjs/web'

import { LanguageSwitch } from 'src/components/ui/control/LanguageSwitch'
import { ThemeSwitch } from 'src/components/ui/control/ThemeSwitch'
import { FormParts } from 'src/components/ui/design/FormParts'
import { Foundations, Words } from 'src/components/ui/design/Foundations'
import { Overlays, States } from 'src/components/ui/design/States'
import { TableParts } from 'src/components/ui/design/TableParts'
import { Logo, LogoMark } from 'src/components/ui/layout/Logo'

type SectionProps = { title: string; children: ReactNode }

export const Section = ({ title, children }: SectionProps) => (
  <section className="space-y-4">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
)

const DesignPage = () => (
  <main className="mx-auto max-w-6xl space-y-10 px-4 py-8 sm:px-6">
    <Metadata title="Design" />
    <header className="flex flex-wrap items-center justify-between gap-4">
      <Logo />
      <span className="flex items-center gap-2">
        <LogoMark className="size-4" />
        <LogoMark className="size-6" />
        <LogoMark className="size-12" />
      </span>
      <span className="flex gap-3">
        <LanguageSwitch />
        <ThemeSwitch />
      </span>
    </header>
    <h1 className="text-3xl">Design</h1>
    <Section title="Foundations">
      <Foundations />
    </Section>
    <Section title="Words and figures">
      <Words />
    </Section>
    <Section title="Table">
      <TableParts />
    </Section>
    <Section title="Form">
      <FormParts />
    </Section>
    <Section title="Dialogs, menus, tabs, toasts">
      <Overlays />
    </Section>
    <Section title="States">
      <States />
    </Section>
  </main>
)

export default DesignPage
