import { clsx } from 'clsx'
import { ImagePlus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { DesignImage } from '#contract/designs/design.ts'
import type { Rule } from '#web/domains/library/brand-check.tsx'
import { TEXT_HASH } from '#web/domains/library/edit-design.tsx'
import { thumbnailSource } from '#web/lib/brand/logo-source.ts'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { t } from '#web/words/editor.ts'
import { fill, inSentence } from '#web/words/fill.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { insertImage, placeImage, takesImages } from '../state/insert-image.ts'
import { PROPERTIES_TAB } from '../state/use-commands.ts'
import { ArrangePanel } from './arrange-panel.tsx'
import { CheckPanel } from './check-panel.tsx'
import { ContentImages } from './content-images.tsx'
import { DesignPanel } from './design-panel.tsx'
import { KeptCount } from './kept-notes.tsx'
import { LayersPanel } from './layers-panel.tsx'
import { LayoutsPanel } from './layouts-panel.tsx'
import { ImageTile } from '#web/ui/display/image-tile.tsx'
import { PropertiesPanel } from './properties-panel.tsx'
import { TextPanel } from './text-panel.tsx'

interface SidePanelsProps {
  /** The sheet has all panels, below the canvas. */
  side: 'left' | 'right' | 'sheet'
  rule: Rule | null
  onRule: (rule: Rule | null) => void
}

const TABS = {
  left: ['Layers', 'Text', 'Layouts', 'Pictures'],
  right: ['Properties', 'Brand check'],
  sheet: ['Properties', 'Text', 'Layers', 'Layouts', 'Pictures', 'Brand check'],
} as const

type Tab = (typeof TABS)['sheet'][number]

const TAB_NAMES: Readonly<Record<Tab, string>> = {
  Layers: t.layersTab,
  Text: t.text,
  Layouts: t.layoutsTab,
  Pictures: t.picturesTab,
  Properties: t.properties,
  'Brand check': t.brandCheck,
}

/** One side of the editor: a few panels, one at a time. Escape leads back to the selected slot. */
export function SidePanels({ side, rule, onRule }: SidePanelsProps) {
  const { hash } = useLocation()
  const { selected, document: edited } = useEditorContext()
  // All slides of a carousel have one layout.
  const tabs: readonly Tab[] = TABS[side].filter((name) => name !== 'Layouts' || !edited.carousel)
  const [tab, setTab] = useState<Tab>(hash === TEXT_HASH && side !== 'right' ? 'Text' : (tabs[0] ?? 'Layers'))
  const onKeyDown = ({ key, target, currentTarget, defaultPrevented }: KeyboardEvent) => {
    const isInside = target instanceof Node && currentTarget.contains(target)
    if (key !== 'Escape' || defaultPrevented || !isInside || !selected) return
    document.querySelector<HTMLElement>(`[data-slot="${selected.slot}"]`)?.focus()
  }
  return (
    <aside
      onKeyDown={onKeyDown}
      aria-label={side === 'left' ? t.content : side === 'right' ? t.properties : t.tools}
      className={clsx(
        'flex shrink-0 flex-col bg-surface',
        side === 'sheet' && 'h-[42dvh] rounded-t-lg border-t border-border shadow-soft',
        side === 'left' && 'w-72 border-e border-border',
        side === 'right' && 'w-76 border-s border-border',
      )}
    >
      <div role="group" aria-label={t.panels} className="flex shrink-0 overflow-x-auto border-b border-border px-2">
        {tabs.map((name) => (
          <button
            key={name}
            id={name === 'Properties' ? PROPERTIES_TAB : undefined}
            type="button"
            aria-pressed={name === tab}
            onClick={() => setTab(name)}
            className={clsx(
              '-mb-px min-h-10 shrink-0 border-b-2 px-2 pointer-coarse:px-2.5 text-sm whitespace-nowrap -outline-offset-2 pointer-coarse:min-h-11',
              name === tab ? 'border-accent-ink font-medium' : 'border-transparent text-muted hover:text-text',
            )}
          >
            {TAB_NAMES[name]}
            {name === 'Layers' && <KeptCount />}
          </button>
        ))}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <TabContent tab={tab} rule={rule} onRule={onRule} />
      </div>
    </aside>
  )
}

function TabContent({ tab, rule, onRule }: { tab: Tab } & Pick<SidePanelsProps, 'rule' | 'onRule'>) {
  const { selected, selection } = useEditorContext()
  if (tab === 'Properties' && selection.length > 1) return <ArrangePanel slots={selection} />
  if (tab === 'Properties') return selected ? <PropertiesPanel slot={selected} /> : <DesignPanel />
  return (
    <section aria-label={tab} className="p-4">
      {tab === 'Layers' && <LayersPanel />}
      {tab === 'Text' && <TextPanel />}
      {tab === 'Layouts' && <LayoutsPanel />}
      {tab === 'Pictures' && <ImagesPanel />}
      {tab === 'Brand check' && <CheckPanel pinned={rule} onPin={onRule} />}
    </section>
  )
}

const ROLES: Record<DesignImage['role'], string> = {
  logo: t.logo,
  product: t.productPicture,
  reference: t.referencePicture,
  uploaded: t.uploadedPicture,
  generated: t.generatedPicture,
}

/** The pictures of the brand and its products, earlier uploads, and the user's other images. A click puts one into the selected picture, or adds it. */
function ImagesPanel() {
  const editor = useEditorContext()
  const { list, isBusy } = editor.pictures
  const target = takesImages(editor.selected) ? editor.selected : null
  return (
    <>
      <FileDrop
        label={isBusy ? t.uploading : t.uploadAPicture}
        help={target ? fill(t.replacesSlot, { slot: inSentence(target.name) }) : t.addHint}
        onFiles={([file]) => file && void insertImage(editor, file)}
      />
      <ul aria-label={t.picturesTab} className="mt-3 grid grid-cols-3 gap-2">
        {list.map((image, index) => {
          const isUsed = target?.picture?.id === image.id
          const label = fill(target ? t.chooseThing : t.addThing, {
            thing: `${inSentence(ROLES[image.role])} ${index + 1}`,
          })
          return (
            <li key={image.id}>
              <ImageTile label={label} isUsed={isUsed} onClick={() => placeImage(editor, image.id)}>
                {image.url ? (
                  <img src={thumbnailSource(image.url) ?? image.url} alt="" className="size-full object-contain" />
                ) : (
                  <ImagePlus className="size-5 text-muted" aria-hidden />
                )}
              </ImageTile>
            </li>
          )
        })}
      </ul>
      <ContentImages />
    </>
  )
}
