import { page, type StaticSite, symbol, wordmark } from './static-sites.ts'

const TEXT =
  '<main><h1>Good tools, made well</h1><p>We design tools that last, and repair them for as long as you like to use them.</p><button class="button">Order now</button></main>'
const inline = (svg: string) => svg.replace(' xmlns="http://www.w3.org/2000/svg"', '')

export const MORE_SITES: readonly StaticSite[] = [
  {
    name: 'colored header and a plain button',
    files: {
      '/': page(
        '<title>Mesa Credit Union</title><link rel="stylesheet" href="a.css">',
        `<header class="masthead"><a href="/"><img src="/images/logo.svg" alt="Mesa"></a></header>${TEXT}`,
      ),
      '/a.css':
        '.masthead{background-color:#14532d}.button{background:#fff;color:#14532d;border:1px solid #14532d}body{font:16px/1.5 "Merriweather",serif;color:#222}',
      '/images/logo.svg': wordmark('#FFFFFF'),
    },
    primary: '#14532D',
    logo: wordmark('#FFFFFF'),
    font: 'Merriweather',
  },
  {
    name: 'logo colors only',
    files: {
      '/': page(
        '<title>Otto &amp; Sons</title><style>body{font-family:Arial,Helvetica,sans-serif}</style>',
        `<div id="header"><a href="index.html"><img id="logo" src="logo.svg" alt="Otto and Sons"></a></div>${TEXT}`,
      ),
      '/logo.svg': wordmark('#9F1239', '#222222'),
    },
    primary: '#9F1239',
    logo: wordmark('#9F1239', '#222222'),
    font: 'Inter',
  },
  {
    name: 'minified sheet with imports, media queries and dark mode',
    files: {
      '/': page(
        '<title>Fjord: Furniture</title><style>@import url("/base.css");</style>',
        `<header role="banner"><a class="brand" href="/">${inline(wordmark('#155E75'))}</a></header>${TEXT}`,
      ),
      '/base.css':
        '@media print{.button{background:#f00}}@media (prefers-color-scheme:dark){:root{--accent:#facc15}.button{background:#facc15}}:root{--accent:#155e75}@media (min-width:600px){.button{background:var(--accent);color:#fff}}.button:hover{background:#0b3d4c}h1{font-family:"Cormorant Garamond",serif}body{font-family:"Open Sans",sans-serif}',
    },
    primary: '#155E75',
    logo: wordmark('#155E75'),
    font: 'Crimson Text',
  },
  {
    name: 'sprite symbols and uppercase markup',
    files: {
      '/': `<!DOCTYPE html><HTML LANG=en><HEAD><TITLE>Pixelhaus</TITLE><STYLE>.button{background:#ea580c}body{font-family:'Roboto Slab',serif}</STYLE></HEAD><BODY><svg style="display:none"><symbol id="logo" viewBox="0 0 200 50">${inline(wordmark('#EA580C')).replace(/^<svg[^>]*>|<\/svg>$/g, '')}</symbol></svg><header><a href=/ class=logo><svg viewBox="0 0 200 50" width=200 height=50><use href="#logo"></use></svg></a></header>${TEXT}</BODY></HTML>`,
    },
    primary: '#EA580C',
    logo: wordmark('#EA580C'),
    font: 'Merriweather',
  },
  {
    name: 'inline styles only',
    files: {
      '/': page(
        '<title>Pedro’s Tacos</title>',
        `<table width="100%"><tr><td><div class="header" style="background:#B91C1C;padding:8px"><a href="/"><img src="/tacos-logo.svg" alt="Pedro’s Tacos logo"></a></div></td></tr></table><h1 style="font-family:'Bebas Neue';color:#B91C1C">Tacos!</h1>${TEXT}<a class="btn" href="/o" style="background:#B91C1C;color:#fff">Order</a>`,
      ),
      '/tacos-logo.svg': symbol('#FDE68A', '#B91C1C'),
    },
    primary: '#B91C1C',
    logo: symbol('#FDE68A', '#B91C1C'),
    font: 'Bebas Neue',
  },
  {
    name: 'black and white brand',
    files: {
      '/': page(
        '<title>ATELIER NOIR</title><meta name="theme-color" content="#ffffff"><link rel="stylesheet" href="/x.css">',
        `<header><a class="header__logo" href="/">${inline(wordmark('#000000'))}</a></header>${TEXT}`,
      ),
      '/x.css':
        '.button{background:#0a0a0a;color:#fff}header{background:#fff}body{font-family:"Helvetica Neue",Helvetica,Arial,sans-serif;color:#0a0a0a}',
    },
    primary: '#0A0A0A',
    logo: wordmark('#000000'),
    font: 'Inter',
  },
  {
    name: 'modern colors in oklch and nesting',
    files: {
      '/': page(
        '<title>Sprout Bank</title><link rel="stylesheet" href="/n.css">',
        `<header class="top"><a href="/en" class="logo"><img src="/sprout.svg" alt="Sprout"></a></header>${TEXT}`,
      ),
      '/n.css':
        ':root{--brand-primary:oklch(0.55 0.17 150);--brand-secondary:#fde047}.top{& a{color:var(--brand-primary)}}.button{background:var(--brand-primary);&:hover{background:#000}}body{font-family:"DM Sans",sans-serif}',
      '/sprout.svg': wordmark('#00873D'),
    },
    primary: '#00873D',
    logo: wordmark('#00873D'),
    font: 'Inter',
  },
  {
    name: 'design tokens with shades and status colors',
    files: {
      '/': page(
        '<title>Kite Mobile</title><link rel="stylesheet" href="/t.css"><link rel="apple-touch-icon" href="/touch.svg">',
        `<header class="site-header"><a href="/" title="Kite">Kite</a></header>${TEXT}<div class="alert-danger">!</div>`,
      ),
      '/t.css':
        ':root{--kite-color-primary-50:#eff6ff;--kite-color-primary-500:#2563eb;--kite-color-primary-900:#1e3a8a;--kite-color-danger:#dc2626;--kite-color-success:#16a34a}.button{background:var(--kite-color-primary-500)}.alert-danger{background:var(--kite-color-danger)}body{font-family:"Fira Code",monospace}',
      '/touch.svg': symbol('#FFFFFF', '#2563EB'),
    },
    primary: '#2563EB',
    logo: symbol('#FFFFFF', '#2563EB'),
    font: 'Fira Code',
  },
  {
    name: 'data address, lazy picture and a customer wall',
    files: {
      '/': page(
        '<title>Stackline · Logistics</title><link rel="stylesheet" href="/c.css">',
        `<header id="top-nav" class="navbar"><a href="./" class="navbar__logo"><img src="data:image/svg+xml;base64,${Buffer.from(wordmark('#0369A1')).toString('base64')}" alt="Stackline"></a></header>${TEXT}<section class="customers"><img src="/c1-logo.svg" alt="Customer logo"><img src="/c2-logo.svg" alt="logo"></section>`,
      ),
      '/c.css':
        'a{color:#0369a1}.button{background:#0369a1}h1{font-family:Oswald,sans-serif}body{font-family:Lato,sans-serif}.customers{background:#fef3c7}',
      '/c1-logo.svg': wordmark('#AA0000'),
      '/c2-logo.svg': wordmark('#00AA00'),
    },
    primary: '#0369A1',
    logo: wordmark('#0369A1'),
    font: 'Oswald',
  },
  {
    name: 'Open Graph product and an unusual typeface',
    files: {
      '/': page(
        '<title>Walnut Desk – Holt</title><meta property="og:site_name" content="Holt"><meta property="og:type" content="product"><meta property="og:title" content="Walnut Desk"><meta property="product:price:amount" content="890.00"><meta property="product:price:currency" content="USD"><style>@font-face{font-family:Canela;src:url(c.woff2)}h1,h2{font-family:Canela,Georgia,serif;color:#3f6212}.button{background:#3f6212;color:#fff}.rating-star{color:#facc15}</style>',
        `<header><h2 class="logo"><a href="/"><img srcset="/holt.svg 1x, /holt2.svg 2x" alt="Holt"></a></h2></header>${TEXT}<span class="rating-star">*</span>`,
      ),
      '/holt.svg': wordmark('#3F6212'),
    },
    primary: '#3F6212',
    logo: wordmark('#3F6212'),
    font: 'Lora',
  },
]
