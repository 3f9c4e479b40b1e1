import { zodResolver } from '@hookform/resolvers/zod'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { RenderedPreview } from '#web/domains/brands/rendered-preview.tsx'
import { swatchInk } from '#web/lib/brand/color.ts'
import { type LogoColors, readLogoColors } from '#web/lib/brand/logo-colors.ts'
import { firstFamily } from '#web/lib/brand/typography.ts'
import { useBrandImage } from '#web/lib/brand/use-brand-image.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { PickedImages } from '#web/ui/files/picked-images.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/start.ts'
import { ColorPairs } from './color-pairs.tsx'
import { COLOR_PAIRS, PAIRINGS } from './looks.ts'
import { StartChoices } from './use-first-image.ts'

interface StartFormProps {
  isBusy: boolean
  onSubmit: (choices: StartChoices, logo: File | undefined) => void
}

const [firstPair] = COLOR_PAIRS
const [firstPairing] = PAIRINGS

export function StartForm({ isBusy, onSubmit }: StartFormProps) {
  const { register, control, handleSubmit, formState, setValue } = useForm<
    z.input<typeof StartChoices>,
    unknown,
    StartChoices
  >({
    resolver: zodResolver(StartChoices),
    defaultValues: {
      name: '',
      product: '',
      primary_color: firstPair?.primary,
      secondary_color: firstPair?.secondary,
      typography: firstPairing?.typography,
    },
  })
  const choices = useWatch({ control })
  const [logo, setLogo] = useState<File>()
  const [ofLogo, setOfLogo] = useState<LogoColors | null>(null)
  const setColors = ({ primary, secondary }: LogoColors) => {
    setValue('primary_color', primary)
    setValue('secondary_color', secondary)
  }
  const takeLogo = async (file: File | undefined) => {
    setLogo(file)
    const colors = file ? await readLogoColors(file) : null
    setOfLogo(colors)
    if (colors) setColors(colors)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((chosen) => onSubmit(chosen, logo))(event)}
      className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <TextField
          label={t.brandName}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first question of the screen
          autoFocus
          autoComplete="organization"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={t.product}
          placeholder={t.optional}
          autoComplete="off"
          help={t.promptHint}
          error={formState.errors.product?.message}
          {...register('product')}
        />
        <div className="flex flex-col gap-3">
          <FileDrop label={t.logo} help={t.optionalItsColorsAre} onFiles={([file]) => void takeLogo(file)} />
          {logo && <PickedImages files={[logo]} onRemove={() => void takeLogo(undefined)} />}
        </div>
        <ColorPairs
          primary={choices.primary_color ?? ''}
          secondary={choices.secondary_color ?? ''}
          ofLogo={ofLogo}
          onChange={setColors}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Controller
          control={control}
          name="typography"
          render={({ field }) => <TypePairings choices={choices} value={field.value ?? ''} onChange={field.onChange} />}
        />
        <div className="sticky bottom-0 z-10 -mx-4 flex justify-end bg-background px-4 py-3 sm:mx-0 sm:px-0">
          <Button type="submit" size="large" className="max-sm:w-full" isLoading={isBusy}>
            {t.makeMyFirstPicture}
          </Button>
        </div>
      </div>
    </form>
  )
}

interface TypePairingsProps {
  choices: Partial<StartChoices>
  value: string
  onChange: (typography: string) => void
}

/** The same post in every font pairing, rendered by the studio with the current name and colors. */
function TypePairings({ choices, value, onChange }: TypePairingsProps) {
  return (
    <ChoiceCards
      legend={t.type}
      pick="one"
      isPictured
      className="grid-cols-2 xl:grid-cols-3"
      options={PAIRINGS.map(({ name, typography }) => ({
        value: typography,
        label: name,
        text: firstFamily(typography),
        art: <Post choices={choices} typography={typography} />,
      }))}
      chosen={[value]}
      onChoose={onChange}
    />
  )
}

function Post({ choices, typography }: { choices: Partial<StartChoices>; typography: string }) {
  const { name, primary_color = '', secondary_color = '' } = choices
  const { picture, isCurrent } = useBrandImage({ name: name ?? '', primary_color, secondary_color, typography })
  return (
    <span
      className={clsx('relative block aspect-square overflow-hidden rounded-sm', !isCurrent && 'animate-pulse')}
      style={{ background: primary_color, color: swatchInk(primary_color) }}
      aria-hidden
    >
      {picture && <RenderedPreview picture={picture} alt="" isShown={isCurrent} />}
    </span>
  )
}
