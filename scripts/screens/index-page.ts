import { FORMS, toFileName, type Form, THEMES } from './camera.ts'
import { toScreenName, type Screen } from './screen.ts'

const STYLE = `body{font:14px/1.5 system-ui;margin:32px;background:#f2f2f0;color:#111}nav{columns:4 14rem;margin-bottom:48px}nav a{display:block;color:inherit}
h2{margin:48px 0 12px;font-size:20px}h2 small{color:#666;font-weight:400}div{display:flex;gap:16px;align-items:start}
a.shot{flex:0 1 auto}img{display:block;width:100%;border:1px solid #ccc}.w1440{width:36%}.w390{width:12%}`

/** A page with every screen in every state: wide and on a phone, light beside dark. */
export function createIndex(screens: readonly Screen[]): string {
  const links = screens.map((screen) => `<a href="#${toScreenName(screen)}">${toTitle(screen)}</a>`)
  const shots = screens.map(
    (screen) => `<h2 id="${toScreenName(screen)}">${toTitle(screen)}</h2><div>${createImages(screen)}</div>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style><h1>${screens.length} screens</h1><nav>${links.join('')}</nav>${shots.join('\n')}</html>\n`
}

const toTitle = ({ route, state }: Screen) => `${route} <small>${state}</small>`

function createImages(screen: Screen): string {
  const forms = Object.keys(FORMS)
    .map(Number)
    .toSorted((one, other) => other - one) as Form[]
  const files = forms.flatMap((form) => THEMES.map((theme) => ({ form, name: toFileName(screen, form, theme) })))
  return files
    .map(
      ({ form, name }) =>
        `<a class="shot w${form}" href="${name}"><img src="${name}" alt="${name}" loading="lazy"></a>`,
    )
    .join('')
}
