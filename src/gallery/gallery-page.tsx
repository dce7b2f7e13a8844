import { useState } from 'react'
import { Segmented } from '#ui/primitives/choice.tsx'
import { markInteractive } from '#ui/shell/mark-interactive.ts'
import { type Theme, useTheme } from '#ui/shell/theme.ts'
import { ButtonsSection, ControlsSection, ScoresSection, TabsSection, VoicesSection } from './controls.tsx'
import { FloatingSection } from './floating.tsx'
import { FormSection } from './form-section.tsx'
import { BrandSection, ColorSection, PortalsSection, StatusSection, TypeSection } from './foundations.tsx'
import { ChoosingSection, StoredSection } from './moving.tsx'
import {
  CardsSection,
  ChartSection,
  HeaderSection,
  LayoutsSection,
  StatCardsSection,
  StatesSection,
  TableSection,
} from './pages.tsx'

const portals = [
  { value: 'seeker', label: 'Seeker' },
  { value: 'company', label: 'Company' },
  { value: 'platform', label: 'Platform' },
] as const
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const

/** Every component in every state, in each portal and theme; for developers of screens. */
export function GalleryPage({ portal: first = 'seeker' }: { portal?: 'seeker' | 'company' | 'platform' }) {
  const [portal, setPortal] = useState<(typeof portals)[number]['value']>(first)
  const [theme, setTheme] = useTheme()
  return (
    <main
      ref={markInteractive}
      id="main"
      data-portal={portal}
      className="mx-auto grid max-w-[80rem] gap-x-10 gap-y-12 px-5 py-12 wide:grid-cols-2 wide:px-8"
    >
      <header className="col-span-full grid gap-3">
        <h1 className="text-4xl wide:text-[5rem]">Components</h1>
        <p className="lead">Every part in every state. Light above all, dark by the same names.</p>
        <div className="row wrap">
          <Segmented label="Portal" value={portal} onChange={setPortal} options={portals} />
          <Segmented<Theme> label="Theme" value={theme} onChange={setTheme} options={themes} />
        </div>
      </header>
      <BrandSection />
      <ColorSection />
      <PortalsSection />
      <HeaderSection />
      <TypeSection />
      <StatusSection />
      <ButtonsSection />
      <ControlsSection />
      <FormSection />
      <StoredSection />
      <ChoosingSection />
      <ScoresSection />
      <VoicesSection />
      <TabsSection />
      <StatCardsSection />
      <FloatingSection />
      <StatesSection />
      <TableSection />
      <CardsSection />
      <ChartSection />
      <LayoutsSection />
    </main>
  )
}
