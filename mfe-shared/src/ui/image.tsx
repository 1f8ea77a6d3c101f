import type { SxProps, Theme } from '@mui/material/styles';
import type { ImgHTMLAttributes } from 'react';
import { Box } from './box';
import { imageSource } from './image-source';
import { sxList } from './sx-list';

export type ImageProps = Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'alt' | 'width' | 'height' | 'srcSet'
> & {
  src: string;
  /** What the picture shows; empty for a picture that only decorates. */
  alt: string;
  /** The largest size it is shown at, in CSS pixels; also fixes the aspect ratio, so nothing moves. */
  width: number;
  height: number;
  /** How wide the layout makes it (`(min-width: 900px) 25vw, 50vw`); leave out for a fixed width. */
  sizes?: string;
  /** The one picture that the visitor waits for: loaded first instead of late. */
  priority?: boolean;
  sx?: SxProps<Theme>;
};

/** A picture in the size and format that this screen needs, loaded when it comes near. */
export function Image({ src, alt, width, height, sizes, priority = false, sx, ...rest }: ImageProps) {
  return (
    <Box
      component="img"
      {...imageSource(src, width, sizes)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      sx={[styles, ...sxList(sx)]}
      {...rest}
    />
  );
}

const styles = { maxWidth: '100%', height: 'auto', objectFit: 'cover' };
