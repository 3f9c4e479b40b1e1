/** A small site as real ones are built, and what is true of it. */
export interface StaticSite {
  name: string
  /** Bodies by path; a path that is missing answers 404. */
  files: Readonly<Record<string, string>>
  primary: string | null
  /** The logo as an SVG that looks like it; null where there is none. */
  logo: string | null
  /** The family of ours that is nearest; null where the site names no typeface. */
  font: string | null
}

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'

/** A wordmark: a symbol and three bars as letters. */
export const wordmark = (ink: string, letters = ink): string =>
  `<svg ${XMLNS} viewBox="0 0 200 50" width="200" height="50"><circle cx="25" cy="25" r="20" fill="${ink}"/><path fill="${letters}" d="M60 10h30v30h-30zM100 10h10v30h-10zM120 22h60v18h-60z"/></svg>`

/** A square symbol. */
export const symbol = (ink: string, ground = 'none'): string =>
  `<svg ${XMLNS} viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="${ground}"/><path fill="${ink}" d="M32 6l26 52H6z"/></svg>`

export const page = (head: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`

const MENU =
  '<nav><a href="/shop">Shop</a><a href="/about">About</a><button class="menu"><svg viewBox="0 0 24 24"><path d="M3 6h18"/></svg></button></nav>'
const TEXT =
  '<main><h1>Calm skin by morning</h1><p>We make plain skincare from plants that grow near our workshop, for people with sensitive skin.</p><a class="btn btn-primary" href="/shop">Shop the range</a></main>'

const inline = (svg: string) => svg.replace(` ${XMLNS}`, '')

export const FIRST_SITES: readonly StaticSite[] = [
  {
    name: 'theme-color only',
    files: {
      '/': page(
        '<title>Verdant</title><meta name="theme-color" content="#0f4c3f"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
        `<header><a href="/">Verdant</a></header>${TEXT}`,
      ),
      '/icon.svg': symbol('#F2E8D5', '#0F4C3F'),
    },
    primary: '#0F4C3F',
    logo: symbol('#F2E8D5', '#0F4C3F'),
    font: null,
  },
  {
    name: 'custom properties and an inline SVG',
    files: {
      '/': page(
        '<title>Harbor – Coffee</title><link rel="stylesheet" href="/main.css">',
        `<header><a class="site-logo" href="/">${inline(wordmark('var(--brand)', 'currentColor'))}</a>${MENU}</header>${TEXT}`,
      ),
      '/main.css':
        ':root{--brand:#c2410c;--ink:#1c1917;--bg:#fffaf5}body{background:var(--bg);color:var(--ink);font-family:"Lora",Georgia,serif}.btn{background:var(--brand);color:#fff}header{color:var(--ink)}',
    },
    primary: '#C2410C',
    logo: wordmark('#C2410C', '#1C1917'),
    font: 'Lora',
  },
  {
    name: 'Bootstrap with an own primary color',
    files: {
      '/': page(
        '<title>Northwind | Outdoor gear</title><link rel="stylesheet" href="/bootstrap.css">',
        `<nav class="navbar"><a class="navbar-brand" href="/"><img src="/img/northwind-logo.svg" alt="Northwind"></a></nav>${TEXT}<button class="btn btn-danger">x</button>`,
      ),
      '/bootstrap.css':
        ':root{--bs-blue:#0d6efd;--bs-red:#dc3545;--bs-green:#198754;--bs-primary:#7a1fa2;--bs-body-font-family:"Montserrat",sans-serif}body{font-family:var(--bs-body-font-family);color:#212529;background:#fff}.btn-primary{background-color:var(--bs-primary);border-color:#7a1fa2}.btn-danger{background:#dc3545}a{color:#0d6efd}',
      '/img/northwind-logo.svg': wordmark('#7A1FA2'),
    },
    primary: '#7A1FA2',
    logo: wordmark('#7A1FA2'),
    font: 'Montserrat',
  },
  {
    name: 'Tailwind utilities',
    files: {
      '/': page(
        '<title>Relay</title><link rel="stylesheet" href="/app.css">',
        `<header class="bg-white"><a href="/" aria-label="Relay"><img class="h-8" src="/relay.svg" alt="Relay"></a></header><main><h1 class="text-4xl font-bold text-gray-900">Ship faster</h1><p class="text-gray-600">The automation platform for teams. Smart workflows, future-proof technology.</p><a class="btn bg-indigo-600 text-white hover:bg-indigo-500" href="/start">Start free</a><p>More words that a page has, so that it does not look empty to anyone.</p></main>`,
      ),
      '/app.css':
        ':root{--color-red-500:#ef4444;--color-indigo-600:#4f46e5;--color-gray-900:#111827}body{font-family:Inter,ui-sans-serif,system-ui;color:#111827}.bg-indigo-600{background-color:rgb(79 70 229/var(--tw-bg-opacity,1))}.hover\\:bg-indigo-500:hover{background-color:#6366f1}.text-gray-600{color:#4b5563}.text-gray-900{color:#111827}.bg-red-500{background:#ef4444}.btn{padding:4px}.text-white{color:#fff}',
      '/relay.svg': wordmark('#4F46E5', '#111827'),
    },
    primary: '#4F46E5',
    logo: wordmark('#4F46E5', '#111827'),
    font: 'Inter',
  },
  {
    name: 'WordPress with a theme color preset',
    files: {
      '/': page(
        '<title>Bäckerei Korn – Brot aus Leipzig</title><meta property="og:site_name" content="Bäckerei Korn"><style>:root{--wp--preset--color--vivid-red:#cf2e2e;--wp--preset--color--pale-pink:#f78da7;--wp--preset--color--primary:#8a5a2b;--wp--preset--font-family--heading:"Playfair Display"}body{font-family:"Source Sans 3",sans-serif}h1,h2{font-family:var(--wp--preset--font-family--heading),serif}.wp-block-button__link{background:var(--wp--preset--color--primary);color:#fff}.has-vivid-red-color{color:#cf2e2e}</style>',
        `<header class="site-header"><a href="https://korn.example/" class="custom-logo-link"><img class="custom-logo" src="/uploads/korn.svg" alt="Bäckerei Korn"></a></header>${TEXT}<div class="wp-block-button"><a class="wp-block-button__link" href="/b">Brot bestellen</a></div>`,
        'de',
      ),
      '/uploads/korn.svg': symbol('#8A5A2B'),
    },
    primary: '#8A5A2B',
    logo: symbol('#8A5A2B'),
    font: 'Playfair Display',
  },
  {
    name: 'dark site with a light logo',
    files: {
      '/': page(
        '<title>Nocturne Audio</title><meta name="theme-color" content="#000000"><link rel="stylesheet" href="/d.css">',
        `<header class="header"><a href="/">${inline(wordmark('currentColor'))}</a></header>${TEXT}<footer class="footer">Nocturne</footer>`,
      ),
      '/d.css':
        'body{background:#0b0b10;color:#f5f5f7;font-family:"Space Grotesk",sans-serif}.header{background:#0b0b10;color:#fff}.btn-primary{background:#ff3d81;color:#fff}a{color:#ff3d81}',
    },
    primary: '#FF3D81',
    logo: wordmark('#FFFFFF'),
    font: 'Inter',
  },
  {
    name: 'web fonts by link',
    files: {
      '/': page(
        '<title>Plume</title><link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Nunito:wght@400;700&display=swap"><link rel="stylesheet" href="/s.css">',
        `<header><div class="logo"><a href="/"><img src="/l.svg" alt="Plume"></a></div></header>${TEXT}`,
      ),
      '/s.css': 'button,.btn{background:#0e7490;color:white}header{border-bottom:1px solid #eee}',
      '/l.svg': wordmark('#0E7490'),
    },
    primary: '#0E7490',
    logo: wordmark('#0E7490'),
    font: 'Nunito',
  },
  {
    name: 'JSON-LD organization and products',
    files: {
      '/': page(
        `<title>Home</title><script type="application/ld+json">${JSON.stringify({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'Organization',
              name: 'Lumen Lighting',
              logo: { '@type': 'ImageObject', url: '/brand/lumen.svg' },
              sameAs: ['https://www.instagram.com/lumen', 'https://www.linkedin.com/company/lumen'],
            },
            {
              '@type': 'Product',
              name: 'Arc Lamp',
              description: 'A lamp',
              image: ['/arc.jpg'],
              offers: { '@type': 'Offer', price: '249.00', priceCurrency: 'EUR' },
            },
            { '@type': 'Product', name: 'Dot Lamp', offers: { price: 99, priceCurrency: 'EUR' } },
          ],
        })}</script><style>body{font-family:Georgia,serif}.cta{background:#b45309;color:#fff}h1{color:#b45309}</style>`,
        `<header>Lumen</header>${TEXT}<a class="cta" href="/buy">Buy a lamp</a><div class="partners"><img src="/partner-logo.svg" alt="partner logo"></div>`,
      ),
      '/brand/lumen.svg': wordmark('#B45309'),
      '/partner-logo.svg': wordmark('#0000AA'),
    },
    primary: '#B45309',
    logo: wordmark('#B45309'),
    font: 'Lora',
  },
  {
    name: 'no signals at all',
    files: { '/': page('', '<div id="root"></div><script src="/app.js"></script>') },
    primary: null,
    logo: null,
    font: null,
  },
  {
    name: 'channels of HSL in a client app with a manifest',
    files: {
      '/': page(
        '<title>Tally</title><link rel="manifest" href="/site.webmanifest"><link rel="stylesheet" href="/_next/a.css">',
        `<header><a href="/" class="logo"><span>Tally</span></a></header>${TEXT}`,
      ),
      '/_next/a.css':
        '@layer base{:root{--background:0 0% 100%;--primary:262.1 83.3% 57.8%;--primary-foreground:210 20% 98%;--ring:262 83% 57%}}@layer components{.btn-primary{background-color:hsl(var(--primary));color:hsl(var(--primary-foreground))}}body{font-family:__Poppins_a1b2c3,__Poppins_Fallback_a1b2c3}@font-face{font-family:__Poppins_a1b2c3;src:url(x.woff2)}',
      '/site.webmanifest': JSON.stringify({
        name: 'Tally',
        icons: [
          { src: '/i192.svg', sizes: '192x192' },
          { src: '/i512.svg', sizes: '512x512' },
        ],
        theme_color: '#7c3aed',
      }),
      '/i192.svg': symbol('#FFFFFF', '#7C3AED'),
      '/i512.svg': symbol('#FFFFFF', '#7C3AED').replace('width="64" height="64"', 'width="512" height="512"'),
    },
    primary: '#7C3AED',
    logo: symbol('#FFFFFF', '#7C3AED'),
    font: 'Poppins',
  },
]
