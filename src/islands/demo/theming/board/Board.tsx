import { CacheProvider } from '@emotion/react';
import Paper from '@mui/material/Paper';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/system';
import {
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import type { Scheme } from '../../../../core/settings/custom-theme/controls.ts';
import type { CustomTheme } from '../../../../core/settings/custom-theme/custom-theme.ts';
import type { Direction } from '../../../../core/settings/settings.ts';
import { BOARD_ATTRIBUTE, createBoardTheme } from '../../../../theme/create-custom-theme.ts';
import { useDemoCache } from '../../settings/use-demo-cache.ts';

const PARTS = [
  { id: 'fields', height: 260, Part: lazy(() => import('./FieldsPart.tsx')) },
  { id: 'grid', height: 440, Part: lazy(() => import('./GridPart.tsx')) },
  { id: 'pickers', height: 360, Part: lazy(() => import('./PickersPart.tsx')) },
  { id: 'charts', height: 540, Part: lazy(() => import('./ChartsPart.tsx')) },
  { id: 'tree', height: 220, Part: lazy(() => import('./TreePart.tsx')) },
] as const;

interface SectionProps {
  title: string;
  height: number;
  Part: ComponentType;
}

/** A part of the board, which loads when it comes near the view. */
const Section = memo(function Section({ title, height, Part }: SectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  const space = <div style={{ height }} />;
  return (
    <Paper ref={place} component="section" sx={{ position: 'relative', p: 2, minWidth: 0 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {title}
      </Typography>
      {isNear ? (
        <Suspense fallback={space}>
          <Part />
        </Suspense>
      ) : (
        space
      )}
    </Paper>
  );
});

interface Props {
  theme: CustomTheme;
  scheme: Scheme;
  direction: Direction;
  t: Label<'theming'>;
}

/** The components of all products in one color scheme. */
export function Board({ theme, scheme, direction, t }: Props) {
  const [board, setBoard] = useState<HTMLElement | null>(null);
  const cache = useDemoCache(direction);
  // Colors arrive with the variables at once; what else depends on the theme can follow.
  const deferred = useDeferredValue(theme);
  const materialTheme = useMemo(
    () => createBoardTheme(deferred, { scheme, direction, container: board }),
    [deferred, scheme, direction, board],
  );
  if (!cache) return null;
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={materialTheme}>
        <ScopedCssBaseline
          ref={setBoard}
          className="theming-board"
          dir={direction}
          {...{ [BOARD_ATTRIBUTE]: scheme }}
        >
          {PARTS.map(({ id, ...part }) => (
            <Section key={id} title={t(`theming.part.${id}`)} {...part} />
          ))}
        </ScopedCssBaseline>
      </ThemeProvider>
    </CacheProvider>
  );
}
