interface Parts {
  /** Addresses of the entry script, and of the modules that it imports. */
  script: string;
  imports: readonly string[];
  style: string;
  fonts: readonly string[];
}

/**
 * Renders the document of the frame. Its headers are in `config/hosting.ts`: they give it a policy
 * and an origin of its own, from which every request needs permission (`crossorigin`).
 */
export function renderFrameDocument({ script, imports, style, fonts }: Parts): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Edited demo</title>',
    ...fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<link rel="stylesheet" href="${style}" crossorigin>`,
    ...imports.map((href) => `<link rel="modulepreload" href="${href}" crossorigin>`),
    `<script type="module" src="${script}" crossorigin></script>`,
  ];
  return `<!doctype html>\n<html class="js" lang="en" dir="ltr" data-mui-color-scheme="light">\n<head>\n${head.join('\n')}\n</head>\n<body class="prose"></body>\n</html>\n`;
}
