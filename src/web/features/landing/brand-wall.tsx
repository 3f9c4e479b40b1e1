import { Composition } from '#web/ui/composition.tsx'

/** The hero's picture: posts of invented brands, made of the product's own shapes. */
export function BrandWall() {
  return <Composition className="aspect-[600/660] w-full max-lg:max-w-xl lg:max-h-[calc(100dvh-8rem)]" />
}
