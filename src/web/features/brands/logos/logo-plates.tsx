import { logoSource } from '#web/lib/brand/logo-source.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-logos.ts'
import { JpegNote } from './jpeg-note.tsx'

/** A logo on a light and on a dark ground, as designs may show it. */
export function LogoPlates({ url, name }: { url: string; name: string }) {
  const grounds = [
    { color: '#FFFFFF', label: t.onLightGround },
    { color: '#16181D', label: t.onDarkGround },
  ]
  return (
    <>
      <div className="grid grid-cols-2 overflow-hidden rounded-sm border border-border">
        {grounds.map(({ color, label }) => (
          <span key={color} className="grid h-24 place-items-center p-3" style={{ background: color }}>
            <img
              src={logoSource(url) ?? ''}
              alt={fill(label, { name })}
              className="max-h-16 max-w-full object-contain"
            />
          </span>
        ))}
      </div>
      <JpegNote url={url} />
    </>
  )
}
